/** Calls `onTurn` whenever the device is turned between portrait and landscape. Returns the function that stops it. */
export function watchTurns(onTurn: () => void): () => void {
  const upright = matchMedia('(orientation: portrait)');
  upright.addEventListener('change', onTurn);
  return () => upright.removeEventListener('change', onTurn);
}
