export { default, generateMetadata } from '@/app/[site]/[slug]/live/(empty)/reset-password/page';
