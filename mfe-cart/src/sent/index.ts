export { AlreadySent } from './already-sent.tsx';
export { PayLink } from './pay-link.tsx';
export { payable, sumsDue } from './sent-story.ts';
