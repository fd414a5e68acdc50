/** The content service: sales support's contacts, and what feedback is sent with. */
export { contentClient } from './content.ts';
export { SupportContacts } from './support-contacts.tsx';
