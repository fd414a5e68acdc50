import { DraftNotice, FormError } from '@portal/shared/forms';
import { Button } from '@portal/shared/ui';

const savedAt = Date.UTC(2026, 10, 20, 1, 5);

export const examples = {
  DraftNotice: () => (
    <DraftNotice
      what="investment"
      draft={{ found: { savedAt, status: 'offered', resume() {}, discard() {} }, forget() {} }}
    />
  ),
  FormError: () => (
    <FormError
      title="The order was not added."
      action={
        <Button size="sm" variant="outline">
          Try again
        </Button>
      }
    >
      The service did not answer.
    </FormError>
  ),
};
