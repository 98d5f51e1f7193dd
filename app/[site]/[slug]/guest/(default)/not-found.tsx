export { notFoundMetadata as generateMetadata } from '@/app/not-found-metadata';
export { NotFoundScreen as default } from '@/features/shell/not-found-screen';
