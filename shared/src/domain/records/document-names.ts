/** Names of documents that onboardings and updates ask for alike. */
export const documentNames = {
  proof: 'Proof of a sophisticated investor',
  w9: 'Form W-9',
  w8ben: 'Form W-8BEN',
} as const;
