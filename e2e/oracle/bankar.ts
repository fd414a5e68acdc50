/**
 * Payloads of bank account additions, written by hand from docs/domain.md, section 3, and the field names of the
 * specification, apart from the product's code.
 */

/** What a test knows of an addition. */
interface Known {
  readonly account: string;
  readonly customerName: string;
  readonly customerIdNo: string;
  /** YYYY-MM-DD. */
  readonly statementDate: string;
}

const ownLocal = ({ account, customerName, customerIdNo, statementDate }: Known) => ({
  account,
  bankAccName: customerName,
  bankAccNumber: '514200001111',
  bankName: 'Maybank',
  micrCode: 'MBBEMYKL',
  currency: 'MYR',
  isDefault: false,
  isJointAccount: false,
  beneCondition: null,
  jointHolderName: null,
  swiftCode: null,
  intermediaryBank: null,
  intermediaryBankBranch: null,
  intermediaryBankSwiftCode: null,
  intermediaryBankAccountNumber: null,
  validationIdType: '1',
  validationId: customerIdNo,
  bankAccountStatementFileName: `${statementDate} statement.jpg`,
  isThirdPartyBankAccount: false,
  thirdPartyBankAccount: null,
});

/** The payload of each case without the statement's address, which the service chooses. */
export const bankarPayloads = {
  own: ownLocal,
  joint: (known: Known) => ({
    ...ownLocal(known),
    isDefault: true,
    isJointAccount: true,
    beneCondition: 'AND',
    jointHolderName: 'Lim Kok Seng',
  }),
  thirdParty: (known: Known) => ({
    ...ownLocal(known),
    bankAccName: 'Tan Ah Kow',
    validationIdType: '2',
    validationId: 'A12345678',
    isThirdPartyBankAccount: true,
    thirdPartyBankAccount: 'Parent',
  }),
  foreign: (known: Known) => ({
    ...ownLocal(known),
    bankName: 'DBS Bank',
    micrCode: null,
    bankAccNumber: '0031234567',
    currency: 'USD',
    swiftCode: 'DBSSSGSG',
    intermediaryBank: 'Citibank New York',
    intermediaryBankBranch: 'Wall Street',
    intermediaryBankSwiftCode: 'CITIUS33',
    intermediaryBankAccountNumber: '36001234',
  }),
} as const;
