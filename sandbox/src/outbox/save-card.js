// Saves the picture beside a pressed button as PNG.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || target.dataset.card === undefined) return;
  const picture = document.getElementById(target.dataset.card);
  if (!(picture instanceof HTMLImageElement)) return;
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `${target.dataset.card}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  }, 'image/png');
});
