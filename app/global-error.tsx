'use client';

// The frame that would have brought the style sheet is what broke.
import '@/styles/main.scss';

export { LastErrorScreen as default } from '@/features/shell/last-error-screen';
