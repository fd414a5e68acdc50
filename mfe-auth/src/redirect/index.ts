export { RedirectPage } from './redirect-page.tsx';
