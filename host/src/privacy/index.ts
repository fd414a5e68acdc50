export { PrivacyButton } from './privacy-button.tsx';
export { restorePrivacyView, togglePrivacyView, usePrivacyView } from './privacy-view.ts';
