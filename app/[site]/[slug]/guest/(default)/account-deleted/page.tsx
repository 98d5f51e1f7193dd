export { default, generateMetadata } from '@/app/[site]/[slug]/live/(frame)/(default)/account-deleted/page';
