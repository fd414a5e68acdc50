import { Glyph } from '@portal/shared/parts';
import { HStack } from '@portal/shared/ui';
import { FileText } from 'lucide-react';

const tones = ['neutral', 'brand', 'info', 'success', 'warn', 'danger'] as const;

export const examples = {
  Glyph: () => (
    <HStack>
      {tones.map((tone) => (
        <Glyph key={tone} tone={tone} icon={<FileText aria-hidden />} />
      ))}
    </HStack>
  ),
};
