'use client';

export { LastErrorScreen as default } from '@/features/shell/last-error-screen';
