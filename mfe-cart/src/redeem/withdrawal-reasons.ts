/** Whether 8% tax is deducted from a withdrawal for this reason: pre-retirement (domain, section 3). */
export const isTaxed = (reason: string): boolean => reason === '2';

/** Documents that a withdrawal needs, by `reasonID` (domain, section 3). */
const documents: Readonly<Record<string, readonly string[]>> = {
  '1': ['Identity card'],
  '2': ['Identity card'],
  '3': ['Form PPA003D', 'Medical report', 'Proof of relationship'],
  '4': ['Form PPA004D', 'Housing loan papers'],
  '5': ['Form PPA005D', 'Housing loan statement'],
  '6': ['Medical report'],
  '7': ['Medical report'],
  '8': ['Medical report', 'Proof of guardianship'],
  '9': ['Proof of departure'],
};

/** Returns the names of the documents that a withdrawal for this reason needs. */
export const documentsFor = (reason: string): readonly string[] => documents[reason] ?? [];
