import { Button, HStack, IconButton, Stack } from '@portal/shared/ui';
import { Trash2 } from 'lucide-react';

const variants = ['primary', 'outline', 'ghost', 'quiet', 'accent', 'danger', 'dangerGhost'] as const;
const sizes = ['xs', 'sm', 'md', 'lg'] as const;

const Buttons = () => (
  <Stack gap="3">
    <HStack flexWrap="wrap">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </HStack>
    <HStack flexWrap="wrap">
      {sizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
    </HStack>
    <HStack flexWrap="wrap">
      <Button loading loadingText="Adding">
        Add to cart
      </Button>
      <Button disabled>Check out</Button>
    </HStack>
    <Button block variant="outline">
      <Trash2 aria-hidden />
      Delete
    </Button>
  </Stack>
);

const IconButtons = () => (
  <HStack>
    <IconButton aria-label="Delete">
      <Trash2 aria-hidden />
    </IconButton>
    <IconButton aria-label="Delete the draft" variant="outline">
      <Trash2 aria-hidden />
    </IconButton>
    <IconButton aria-label="Delete, in progress" loading>
      <Trash2 aria-hidden />
    </IconButton>
  </HStack>
);

export const examples = { Button: Buttons, IconButton: IconButtons };
