/**
 * Inline script that leads from another address of the server, such as 127.0.0.1, to the portal's configured origin, which
 * `data-origin` of its element names. Integrity, policy and sign-in know only that origin.
 */
export const addressScript =
  '(function(){var o=document.currentScript.dataset.origin;' +
  'if(location.origin!==o)location.replace(o+location.pathname+location.search+location.hash)})()';
