import { formatClock } from '@portal/shared/format-clock';

/**
 * Writes how long the hand-off's code is still valid into the page's head and the camera's, once: the caller repeats it
 * each second.
 * @param endsAt in milliseconds since the epoch; 0 where nothing is open, which empties both
 */
export function showTimeLeft(endsAt: number): void {
  const text = endsAt === 0 ? '' : `${formatClock((endsAt - Date.now()) / 1000)} left`;
  for (const place of document.querySelectorAll('.left')) place.textContent = text;
}
