export { default, generateMetadata } from '@/app/[site]/[slug]/live/(frame)/(default)/members/page';
