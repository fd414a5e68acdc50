import { Dialog, Glyph } from '@portal/shared/parts';
import { Box, Button, Text } from '@portal/shared/ui';
import { HeartHandshake } from 'lucide-react';

interface VulnerableDialogProps {
  readonly open: boolean;
  /** Why the customer needs extra care. */
  readonly reasons: readonly string[];
  readonly onClose: () => void;
}

/**
 * Dialog that explains to the agent why a vulnerable customer needs extra care (`reasons`), and what to do. It does not
 * block transactions (domain, section 4).
 */
export function VulnerableDialog({ open, reasons, onClose }: VulnerableDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="This customer needs extra care"
      description="It does not stop you from selling. It asks you to take more time."
      icon={<Glyph tone="warn" icon={<HeartHandshake />} />}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Text mt="4" textStyle="h3">
        Why
      </Text>
      <Points points={reasons} />
      <Text mt="4" textStyle="h3">
        What to do
      </Text>
      <Points
        points={[
          'Explain risk and cost in plain words, and let the customer say them back.',
          'Leave time to decide, and offer that someone trusted is present.',
          'At the next assessment, ask for an acknowledgement and a trusted contact.',
        ]}
      />
    </Dialog>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <Box as="ul" mt="1" ps="5" listStyleType="disc" color="fg.muted">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  );
}
