'use client';

export { RenderErrorScreen as default } from '@/features/shell/render-error-screen';
