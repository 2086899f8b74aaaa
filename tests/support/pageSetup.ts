import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Far more than any page needs alone: what is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 45_000 });

afterEach(cleanup);
