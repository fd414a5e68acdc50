import { Tooltip } from '@portal/shared/parts';
import { IconButton } from '@portal/shared/ui';
import { Trash2 } from 'lucide-react';

export const examples = {
  Tooltip: () => (
    <Tooltip content="Delete">
      <IconButton aria-label="Delete">
        <Trash2 aria-hidden />
      </IconButton>
    </Tooltip>
  ),
};
