import { redirect } from 'react-router';
import { areaPaths } from '#app/paths.ts';
import { productChoiceAction } from '../commands/product-choice-action.server.ts';

/** A GET of this address redirects to the admin area. */
export const loader = () => redirect(areaPaths.admin, 303);

export const action = productChoiceAction;
