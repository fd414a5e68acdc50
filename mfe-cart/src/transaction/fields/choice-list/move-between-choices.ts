import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Handler of `onKeyDown` on a list whose rows are buttons marked by `data-choice`, with or without a search: the arrow keys
 * move the focus from the search into the list, between its rows, and back. Enter in the search moves to the first row,
 * because it would send the form. Other keys and elements are left alone.
 */
export function moveBetweenChoices(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLElement)) return;
  const search = currentTarget.querySelector<HTMLElement>('input[type=search]');
  const choices = [...currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const isSearch = target === search;
  const index = choices.indexOf(target);
  if (!isSearch && index < 0) return;
  const step = isSearch && key === 'Enter' ? 1 : steps[key];
  if (step === undefined) return;
  event.preventDefault();
  const next = index + step;
  (next < 0 ? search : choices[next])?.focus();
}
