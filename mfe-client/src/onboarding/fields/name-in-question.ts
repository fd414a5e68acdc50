import { titleCase } from '@portal/shared/parts';
import type { IdentityAnswers } from '../answers/answers.ts';

/** Returns a holder's name as a question says it; `unnamed` before there is one. */
export const nameInQuestion = ({ name }: Pick<IdentityAnswers, 'name'>, unnamed: string): string =>
  name === '' ? unnamed : titleCase(name);
