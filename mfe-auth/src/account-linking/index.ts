export { AccountLinkingPage } from './account-linking-page.tsx';
