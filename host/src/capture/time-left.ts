import { formatClock } from '@portal/shared/format-clock';

/**
 * Shows how long the hand-off's code is still valid, in the page's head and in the camera's, and counts down.
 * @param endsAt in milliseconds since the epoch; 0 where nothing is open
 */
export function showTimeLeft(endsAt: number): void {
  const text = endsAt === 0 ? '' : `${formatClock((endsAt - Date.now()) / 1000)} left`;
  for (const place of document.querySelectorAll('.left')) place.textContent = text;
}
