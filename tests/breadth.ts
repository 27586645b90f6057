/** Cases of one kind: `some` in `npm test`, `all` in `npm run test:all`. */
export function breadth(some: number, all: number): number {
  return process.env['TEST_BREADTH'] === 'all' ? all : some;
}
