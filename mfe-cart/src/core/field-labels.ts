/** Labels of the forms, by the name at the wire of what is typed into the field. */
const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amount: 'Amount',
    units: 'Units',
    salesCharge: 'Sales charge',
    withdrawalDescription: 'Description',
    bankName: 'Bank',
    bankAccountStatementFileName: 'Bank statement',
    customerEmail: 'Customer’s e-mail',
    phone: 'Phone',
    reference: 'Reference',
  }),
);

/**
 * Returns the label on screen of the field that has this name in requests, to name it in a refusal; `undefined` when no
 * form of this package has it.
 */
export const fieldLabel = (name: string): string | undefined => labels.get(name);
