export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/landers/alonetonight/[[...landing]]/page';
