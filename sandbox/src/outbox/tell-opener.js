// Tells the portal, and nobody else, that something has changed for an account.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement) || target.id !== 'record') return;
  const { to = '', account } = target.dataset;
  window.opener?.postMessage({ type: 'transaction-updated', accountId: account }, to);
});
