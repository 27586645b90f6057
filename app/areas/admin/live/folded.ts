/** Lower case, without accents: nobody types them in a hurry. Rows are found so by private.folded(). */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
