import { KeyValue, KeyValues, Line, Lines } from '@portal/shared/parts';

const Facts = () => (
  <KeyValues>
    <KeyValue label="Last review" help="by the branch">
      3 March 2026
    </KeyValue>
    <KeyValue label="E-mail" />
  </KeyValues>
);
const Sum = () => (
  <Lines>
    <Line label="Amount" value="MYR 1,000.00" />
    <Line label="Charge" value="MYR 15.00" />
    <Line label="Total" value="MYR 1,015.00" total />
  </Lines>
);

export const examples = { KeyValue: Facts, KeyValues: Facts, Line: Sum, Lines: Sum };
