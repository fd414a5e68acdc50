import { Card, CardBody, CardHeader } from '@portal/shared/parts';
import { SupportContacts } from '../support/index.ts';

/** The contacts of sales support (SHL-21). */
export function SupportTile() {
  return (
    <Card aria-labelledby="support-title">
      <CardHeader title={<span id="support-title">Sales support</span>} />
      <CardBody>
        <SupportContacts />
      </CardBody>
    </Card>
  );
}
