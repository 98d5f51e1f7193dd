export { notFoundMetadata as generateMetadata } from '@/app/shared-pages/not-found-metadata';
export { NotFoundScreen as default } from '@/features/shell/not-found-screen';
