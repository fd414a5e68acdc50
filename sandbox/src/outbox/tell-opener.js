// Tells the portal's origin only that an account has changed.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement) || target.id !== 'record') return;
  const { to = '', account } = target.dataset;
  window.opener?.postMessage({ type: 'transaction-updated', accountId: account }, to);
});
