/** The content service: its client and sales support's contacts. */
export { createContentClient } from './content-client.ts';
export { SupportContacts } from './support-contacts.tsx';
