/** Calls `onTurn` whenever the device is turned. Returns what stops that. */
export function watchTurns(onTurn: () => void): () => void {
  const upright = matchMedia('(orientation: portrait)');
  upright.addEventListener('change', onTurn);
  return () => upright.removeEventListener('change', onTurn);
}
