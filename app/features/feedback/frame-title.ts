/** Id of the heading that names what stands in a frame: the form, its thanks, or a quiet word. */
export const FRAME_TITLE = 'feedback-title';
