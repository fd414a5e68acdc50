import { extractId } from '@portal/shared/api/extract-id';
import { addOnboarding } from '@portal/shared/api/onboarding';
import { readPicture } from '../../cards/read-picture.ts';
import { putOnboarding } from '../onboarding/put-onboarding.ts';
import { serve } from '../server/route.ts';

export const onboardingRoutes = [
  serve(addOnboarding, (input, context) => putOnboarding(context, input)),
  // the other side, or another document, is not what was asked for
  serve(extractId, async ({ image, side, docType }) => {
    const card = readPicture(Buffer.from(image, 'base64'));
    if (card?.side !== side || card.docType !== docType) return { status: 'unreadable' as const };
    const { side: _side, ...read } = card;
    return { status: 'read' as const, ...read };
  }),
];
