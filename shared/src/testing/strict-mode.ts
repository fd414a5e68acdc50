import { configure } from '@testing-library/react';

// renders and effects run twice, so that a component that relies on one run fails; the long form of the page tests
configure({ reactStrictMode: true });
