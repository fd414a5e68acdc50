import { Card, CardBody, CardHeader } from '@portal/shared/parts';
import { SupportContacts } from '../support/index.ts';

/** Tile with the contacts of the company's sales support (SHL-21). */
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
