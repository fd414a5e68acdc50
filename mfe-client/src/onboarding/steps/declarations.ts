/** What is read out before an onboarding is completed. */
export const declarations = [
  {
    name: 'isTrue',
    text: 'What is written here is true and complete, and the customer will say when it changes.',
  },
  {
    name: 'hasNotice',
    text: 'The customer has received the privacy notice and agrees that the data is used to open and keep the account.',
  },
] as const;
/** Name of a declaration. */
export type DeclarationName = (typeof declarations)[number]['name'];
