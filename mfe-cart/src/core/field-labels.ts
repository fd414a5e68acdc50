/** Labels of the forms, by the name at the wire of what is typed into the field. */
const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amount: 'Amount',
    units: 'Units',
    salesCharge: 'Sales charge',
    withdrawalDescription: 'Description',
    bankAccName: 'Holder’s name',
    bankAccNumber: 'Account number',
    bankName: 'Bank',
    swiftCode: 'SWIFT code',
    intermediaryBank: 'Intermediary bank’s name',
    intermediaryBankBranch: 'Branch',
    intermediaryBankSwiftCode: 'Intermediary bank’s SWIFT code',
    intermediaryBankAccountNumber: 'Account number there',
    jointHolderName: 'Joint holder’s name',
    validationId: 'Identity number',
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
