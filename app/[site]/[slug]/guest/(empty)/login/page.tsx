export { default, generateMetadata } from '@/app/[site]/[slug]/live/(empty)/login/page';
