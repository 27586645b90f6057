/** Thrown by a job that may not begin any more: it goes back into the queue. */
export class TurnMissed extends Error {
  constructor() {
    super('The job was not begun in time');
  }
}
