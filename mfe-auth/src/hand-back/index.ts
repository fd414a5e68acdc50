/**
 * Imports the page that asks a customer to hand the device back. The customer's mode imports it early, so that it shows
 * without a connection when the session ends.
 */
export const importHandBackPage = () => import('./hand-back-page.tsx');
