import { CustomerBanner } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

export const examples = {
  CustomerBanner: () => (
    <CustomerBanner
      name="TAN MEI LING"
      idNo="880101145634"
      note="Moderate"
      action={
        <Button size="sm" variant="outline">
          Profile
        </Button>
      }
    />
  ),
};
