import { nothingForAxe } from './fixtures/axe.ts';
import { member } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
